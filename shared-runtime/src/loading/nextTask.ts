/** Lets the browser answer what waits (a press, a paint) before what follows. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
