/**
 * The event on `window` by which a screen that is told of news as they come says to the shell what waits for the person. The shell
 * asks for nothing until the detail is null: then news come no more by themselves.
 */
export const NEWS_EVENT = 'account:news';

/** Its detail: unread messages, and unread notices of the bell. */
export type WaitingNews = { messages: number; notices: number };
