// Whether the browser may tell the person something while they look elsewhere.

/** Browsers give this to pages of secure origins only. */
export const notifiable = (): boolean => isSecureContext && "Notification" in window;

/** Asks the person, so only to be called when they have asked for it. */
export const mayNotify = async (): Promise<boolean> => (await Notification.requestPermission()) === "granted";
