import { Sketch } from '../sketch';

export type Cover = (s: Sketch) => string;
