import type { Answer, Person, Site } from './openSite';

/** Who is there to attack with and to be attacked: two accounts made for it, without a confirmed address. */
export type Scene = { site: Site; thief: Person; victim: Person };

/** One thing that must not work. */
export type Attack = {
  what: string;
  /** What refuses it, as documents name it. */
  by: 'rules' | 'commands' | 'sign-in' | 'HTML server';
  /** Answers what came back, and whether it was refused. */
  run(scene: Scene): Promise<Outcome>;
};
export type Outcome = { isRefused: boolean; said: string };

/** Refused only as rules and tokens refuse: a path that is not there, or a fault, is not what should stop it. */
export const onlyForbidden = ({ status }: Answer): Outcome => ({
  isRefused: status === 401 || status === 403,
  said: String(status),
});

/** Refused only with one of these codes: any other answer is not what should stop it. */
export const onlyCode = ({ code, status }: Answer, ...expected: string[]): Outcome => ({
  isRefused: code !== undefined && expected.includes(code),
  said: code ?? String(status),
});
