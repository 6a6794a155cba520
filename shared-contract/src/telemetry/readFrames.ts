/** How many of an error's calls are told, the innermost first. */
export const FRAMES_MAX = 8;

const CALL = /https?:\/\/[^/\s]+(\/[\w./+-]+\.js)(?:\?[^\s:]*)?:(\d+):(\d+)\)?$/;

/** The calls of an error's stack as `/remotes/blog/1.0.0-a/static/js/blog.chunk.js:1:2345`: scripts alone, no name, no query. */
export function readFrames(stack: string): string[] {
  return stack
    .slice(0, 20_000)
    .split('\n')
    .flatMap((line) => {
      const [, path, row, column] = CALL.exec(line.trim()) ?? [];
      return path ? [`${path}:${row}:${column}`] : [];
    })
    .slice(0, FRAMES_MAX);
}
