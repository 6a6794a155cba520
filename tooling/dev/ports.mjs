/** Ports of the dev servers; the site itself is on PORT (3000). */
export const SHELL_PORT = 3010;
export const remotePorts = { listings: 3001, documents: 3002, blog: 3003, admin: 3004 };
