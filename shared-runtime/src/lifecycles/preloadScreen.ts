type Preload = (screen: string) => Promise<void>;

let preload: Preload | undefined;

/** The screens of the remote that this is bundled into: there is one set of them (`createScreens`). */
export const setPreload = (of: Preload): void => {
  preload = of;
};

/** Loads the code of a screen that is likely to be shown next: it appears at once then. Rejects when it cannot. */
export const preloadScreen: Preload = async (screen) => preload?.(screen);
