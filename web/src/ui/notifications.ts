// Permission for browser notifications.

/** Browsers give this to pages of secure origins only. */
export const canNotify = (): boolean => isSecureContext && "Notification" in window;

/** Asks the person, so only to be called when they have asked for it. */
export const requestNotifications = async (): Promise<boolean> =>
  (await Notification.requestPermission()) === "granted";
