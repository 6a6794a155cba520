// Stands in for the federation runtime's preloading: the HTML server names what a page needs.
export const formatPreloadArgs = () => [];
export const preloadAssets = () => {};
export const normalizePreloadExposes = (exposes: unknown) => exposes;
export const defaultPreloadArgs = {};
