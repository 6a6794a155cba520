import type { Store } from './Store';

/** What happens later or by the clock. Its writes and its end are one transaction, so what it does to documents is done once. */
export type Job<Input = unknown> = {
  name: string;
  run(context: { input: Input; store: Store; now: Date }): Promise<void>;
};

export const defineJob = <Input>(job: Job<Input>): Job<Input> => job;
