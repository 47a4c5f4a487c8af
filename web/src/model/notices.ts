// The times of notices, in milliseconds.

/** How long a notice stays. */
export const NOTICE_MS = 6000;

/** After how long the page says that an answer is still on its way. */
export const SLOW_MS = 1500;
