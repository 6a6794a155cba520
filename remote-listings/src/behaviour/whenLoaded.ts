import { showToast } from '@anunturi/shared-runtime/toasts/toast';

/** Downloads what an act needs and does it; says so when that cannot be. */
export async function whenLoaded<T>(
  load: () => Promise<T>,
  act: (loaded: T) => unknown,
): Promise<void> {
  try {
    await act(await load());
  } catch (error) {
    console.error('The act could not be done', error);
    showToast('Nu am reușit. Verificați conexiunea și încercați din nou.', { tone: 'bad' });
  }
}
