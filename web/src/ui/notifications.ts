// Permission for browser notifications.

/** Browsers give this to pages of secure origins only. */
export const canNotify = (): boolean => isSecureContext && "Notification" in window;

/** Shows the browser's prompt: call it only after the person asked for notifications. */
export const requestNotifications = async (): Promise<boolean> =>
  (await Notification.requestPermission()) === "granted";
