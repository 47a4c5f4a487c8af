// Alone, since faces need it on the first page, and the rest of the table is loaded later.

/** How many coins end the game. */
export const GOAL = 13;
