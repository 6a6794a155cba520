// Which shapes of a vehicle have a field, and whether they need it.
export const machines = { car: 'required', other: 'required' } as const;
export const anyMachine = { car: 'optional', other: 'optional' } as const;
export const named = { ...machines, part: 'optional' } as const;
export const carsFirst = { car: 'required', other: 'optional' } as const;
export const onlyOther = { other: 'optional' } as const;
