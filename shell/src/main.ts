import { bearTranslation } from './start/bearTranslation';
import { nextTask } from '@anunturi/shared-runtime/loading/nextTask';

// An older browser keeps the page as it came, and is told so (`deviceScript`).
if (document.documentElement.dataset.olderBrowser === undefined) void startInTasks();

/** A task each for the federation's runtime, which has run when this does, for React and for the shell: a press comes between. */
async function startInTasks(): Promise<void> {
  bearTranslation(Node.prototype);
  await nextTask();
  await import(/* webpackMode: "eager" */ './start/evaluateReact');
  await nextTask();
  const { startPage } = await import(/* webpackMode: "eager" */ './start/startPage');
  await startPage();
}
