import { links } from '@anunturi/shared-domain/site/links';
import { Avatar } from '@anunturi/shared-ui/display/Avatar';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { EmptyState } from '@anunturi/shared-ui/feedback/EmptyState';
import { changeLoaded } from '@anunturi/shared-runtime/loading/loadCache';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { SkeletonRows } from '@anunturi/shared-ui/feedback/Skeleton';
import { RowFocus } from '@anunturi/shared-ui/layout/RowFocus';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { showToast } from '@anunturi/shared-runtime/toasts/toast';
import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { useAction } from '@anunturi/shared-runtime/toasts/useAction';
import { EyeOff } from '@anunturi/shared-ui/icons/EyeOff';
import { type ReactNode, useEffect } from 'react';
import { hideListing, unhideListing } from '#data/preferences/changePreferences';
import { useLocalPreferences } from '#data/preferences/localPreferences';
import { muteSeller, unmuteSeller } from '#data/preferences/muteSeller';
import { blockedKey, useBlockedIds } from '#data/conversations/useConversations';
import { useBlockedPeople } from '../data/useBlockedPeople';
import classes from './HiddenTab.module.css';

/** Whom and what the person does not want to see: hidden sellers, listings hidden on this device, people who may not write. */
export function HiddenTab({ uid }: { uid: string }) {
  const { muted, hidden } = useLocalPreferences();
  useEffect(() => {
    import(/* webpackChunkName: "muted-sellers" */ '#data/preferences/syncMutedSellers')
      .then(({ followMutedSellers }) => followMutedSellers(uid))
      .catch((error: unknown) =>
        console.warn(
          'The hidden sellers of the account could not be read; those of this device are shown',
          error,
        ),
      );
  }, [uid]);
  const showAll = () => {
    const were = [...hidden];
    were.forEach(unhideListing);
    showToast('Anunțurile ascunse apar din nou în liste.', {
      undo: () => were.toReversed().forEach(hideListing),
    });
  };
  return (
    <RowFocus>
      <Stack gap={8}>
        <Part
          title="Vânzători ascunși"
          lead="Anunțurile lor nu apar în liste, pe niciun dispozitiv pe care intrați în cont. Vânzătorii nu află."
        >
          {muted.length === 0 ? (
            <EmptyState
              title="Niciun vânzător ascuns"
              icon={<EyeOff strokeWidth={1.5} />}
              headingLevel={3}
            >
              Pe pagina unui vânzător sau a unui anunț puteți alege „Ascundeți vânzătorul”.
            </EmptyState>
          ) : (
            <ul className={classes.people}>
              {muted.map((seller) => (
                <Person
                  key={seller.id}
                  id={seller.id}
                  name={seller.name}
                  act="Afișați din nou"
                  onAct={() => {
                    unmuteSeller(seller.id);
                    showToast(`Anunțurile de la ${seller.name} apar din nou.`, {
                      about: `muted ${seller.id}`,
                      undo: () => muteSeller(seller),
                    });
                  }}
                />
              ))}
            </ul>
          )}
        </Part>
        {hidden.length > 0 && (
          <Part
            row="anunturi"
            title="Anunțuri ascunse"
            lead={
              hidden.length === 1
                ? 'Un anunț este ascuns pe acest dispozitiv.'
                : `Anunțuri ascunse pe acest dispozitiv: ${hidden.length}.`
            }
          >
            <Button variant="secondary" onClick={showAll}>
              Afișați-le din nou
            </Button>
          </Part>
        )}
        <Blocked uid={uid} />
      </Stack>
    </RowFocus>
  );
}

function Blocked({ uid }: { uid: string }) {
  const ids = useBlockedIds(uid);
  const people = useBlockedPeople(uid, ids.state === 'ready' ? ids.value : undefined);
  const { run } = useAction(toRomanianMessage);
  const unblock = (id: string) =>
    run(async () => {
      const { unblockPerson } = await import(
        /* webpackChunkName: "conversations" */ '#data/conversations/changeConversation'
      );
      await unblockPerson(uid, id);
      changeLoaded<string[]>(blockedKey(uid), (now) => now.filter((each) => each !== id));
      showToast('Persoana vă poate scrie din nou.');
    });
  return (
    <Part
      title="Persoane blocate"
      lead="Nu vă pot scrie despre niciun anunț. Ține de cont, nu de dispozitiv."
    >
      <LoadState of={people} skeleton={<SkeletonRows count={2} />}>
        {(list) =>
          list.length === 0 ? (
            <p className={classes.none}>Nu ați blocat pe nimeni.</p>
          ) : (
            <ul className={classes.people}>
              {list.map(({ id, name }) => (
                <Person
                  key={id}
                  id={id}
                  name={name}
                  act="Deblocați"
                  onAct={() => void unblock(id)}
                />
              ))}
            </ul>
          )
        }
      </LoadState>
    </Part>
  );
}

/** `row`: it goes as a whole, like a row. */
function Part({
  row,
  title,
  lead,
  children,
}: {
  row?: string;
  title: string;
  lead: string;
  children: ReactNode;
}) {
  return (
    <section className={classes.part} data-row={row}>
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.lead}>{lead}</p>
      {children}
    </section>
  );
}

function Person({
  id,
  name,
  act,
  onAct,
}: {
  id: string;
  name: string;
  act: string;
  onAct(): void;
}) {
  return (
    <li className={classes.person} data-row={id}>
      <Avatar name={name} />
      <Link to={links.seller(id)} className={classes.name}>
        {name}
      </Link>
      <Button size="small" variant="secondary" onClick={onAct} aria-label={`${act}: ${name}`}>
        {act}
      </Button>
    </li>
  );
}
