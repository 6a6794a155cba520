// A guard against hanging, not a measure of speed: machines are shared and slow at times.
jest.setTimeout(180_000);
