/**
 * What a person types and what it must mean, in short: `make/model`, `#category`, `@place`, `^order`, a range of `pret` (`€` or `lei`), `an`,
 * `km`, `cp` or `cm3` (`an2014..2023`, `pret..5000€`), a filter as in the address (`cutie=automatic`), `!flag` that ranks, `?vin` of one's own.
 * Several meanings that are as good stand between ` | `. What is not named must not narrow.
 */
export type Query = readonly [typed: string, means: string];
