import { rm, writeFile } from 'node:fs/promises';
import { ExpectedFailure } from '@anunturi/shared-contract/program/ExpectedFailure';

/**
 * Builds, and then writes down what of. Until then there is no build. @throws ExpectedFailure where the sources changed meanwhile:
 * what was built is of neither
 */
export async function stampBuild(
  { name, file, stampOf }: { name: string; file: string; stampOf: () => string },
  build: () => Promise<void>,
): Promise<void> {
  const before = stampOf();
  await rm(file, { force: true });
  await build();
  if (stampOf() !== before)
    throw new ExpectedFailure(`The sources of ${name} changed while it was built.`, 'Build again.');
  await writeFile(file, before);
}
