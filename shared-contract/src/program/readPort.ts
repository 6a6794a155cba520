import { readNumber } from './readNumber';

/** PORT of the environment; 0 takes a free one. @throws ExpectedFailure for anything but a port */
export const readPort = (text: string | undefined, fallback: number): number =>
  readNumber(text, { name: 'PORT', fallback, max: 65_535 });
