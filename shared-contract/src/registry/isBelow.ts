/** Whether a path is a prefix or lies below it; nothing lies below the home page. */
export function isBelow(prefix: string, path: string): boolean {
  return path === prefix || (prefix !== '/' && path.startsWith(`${prefix}/`));
}
