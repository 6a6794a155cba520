import type { Counts } from './readCounts';
import type { Step } from './steps';

export type StepResult = Counts & { name: string; seconds: number };

/**
 * Runs steps side by side where processors are free: in their order, but one that fits goes before one that does not
 * yet. The one that takes more than half of them says what it has to say at once, those beside it when they are done.
 */
export async function runSteps(
  steps: readonly Step[],
  processors: number,
  say: (text: string) => void,
): Promise<StepResult[]> {
  const waiting = [...steps];
  const running = new Map<string, Promise<void>>();
  const results: StepResult[] = [];
  let free = processors;
  const needs = ({ processors: wanted }: Step) => Math.min(wanted, processors);
  const isReady = (step: Step) =>
    needs(step) <= free &&
    !step.after?.some(
      (name) => running.has(name) || waiting.some((each) => each.name === name && each !== step),
    );

  async function run(step: Step): Promise<void> {
    const isLarge = needs(step) * 2 > processors; // no other such one runs beside it
    const startedAt = Date.now();
    let said = '';
    if (isLarge) say(`\n=== ${step.name}\n`);
    const counts = await step
      .run(isLarge ? undefined : (text) => (said += text))
      .catch((error: unknown) => {
        const message = `${error instanceof Error ? error.message : String(error)}\n`;
        if (isLarge) say(message);
        else said += message;
        return { passed: 0, failed: 1, failures: [message] };
      });
    if (!isLarge) say(`\n=== ${step.name}\n${said}`);
    results.push({ name: step.name, ...counts, seconds: (Date.now() - startedAt) / 1000 });
  }

  while (waiting.length > 0 || running.size > 0) {
    for (let next = waiting.find(isReady); next; next = waiting.find(isReady)) {
      const step = next;
      waiting.splice(waiting.indexOf(step), 1);
      free -= needs(step);
      const done = run(step).then(() => {
        free += needs(step);
        running.delete(step.name);
      });
      running.set(step.name, done);
    }
    await Promise.race(running.values());
  }
  const order = steps.map(({ name }) => name);
  return results.sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
}
