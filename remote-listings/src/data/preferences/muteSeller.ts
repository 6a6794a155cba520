import { getSession } from '@anunturi/shared-auth/session';
import { MUTED_SELLERS_MAX } from '@anunturi/shared-domain/site/limits';
import { showToast } from '@anunturi/shared-runtime/toasts/toast';
import { savePreferences } from './changePreferences';
import { currentPreferences, type MutedSeller } from './localPreferences';

/** Leaves a seller's listings out of lists: on this device at once, and in the account of the signed-in person. */
export function muteSeller({ id, name }: MutedSeller): void {
  const { muted, unmuted = [] } = currentPreferences();
  savePreferences({
    muted: [{ id, name }, ...muted.filter((each) => each.id !== id)].slice(0, MUTED_SELLERS_MAX),
    unmuted: unmuted.filter((each) => each.id !== id),
  });
  void tellAccount();
}

/** Lets a seller's listings in again, on this device and in the account. */
export function unmuteSeller(id: string): void {
  const { muted, unmuted = [] } = currentPreferences();
  const keptBy = muted.find((each) => each.id === id)?.keptBy ?? getSession().user?.uid;
  savePreferences({
    muted: muted.filter((each) => each.id !== id),
    ...(keptBy !== undefined && {
      unmuted: [...unmuted.filter((each) => each.id !== id), { id, keptBy }],
    }),
  });
  void tellAccount();
}

async function tellAccount(): Promise<void> {
  const uid = getSession().user?.uid;
  if (uid === undefined) return;
  try {
    await (
      await import(/* webpackChunkName: "muted-sellers" */ './syncMutedSellers')
    ).syncMutedSellers(uid);
  } catch (error) {
    // A MarketError; its class brings the words of all of them, which a listing's first page does without.
    if (error instanceof Error && 'code' in error && error.code === 'quotaFull')
      showToast(error.message, { tone: 'bad' });
    console.warn(
      'Hidden sellers could not be kept in the account; the next visit tries again',
      error,
    );
  }
}
