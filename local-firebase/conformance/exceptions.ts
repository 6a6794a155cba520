import listed from './exceptions.json' with { type: 'json' };

/** Deviations that are decided, each with its reason and our own answer, by the name of the case. */
export const exceptions = new Map(listed.map((exception) => [exception.name, exception]));
