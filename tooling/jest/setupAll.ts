// A guard against hanging, not a measure of speed: machines are shared and slow at times.
jest.setTimeout(180_000);

// As many as Node keeps by itself. Jest keeps a hundred, and Google's client reads the stack of every request that it
// sends: each frame is then looked up in the source maps.
Error.stackTraceLimit = 10;

// Packages outlast the file that loads them: here they find what each file's `jest` is.
Object.assign(globalThis, { jest });
