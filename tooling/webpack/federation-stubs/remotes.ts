/** No build here names a remote: they come from the registry at run time. */
export const remotes = () => {};
