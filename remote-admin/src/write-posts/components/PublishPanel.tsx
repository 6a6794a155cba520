import { serverNow } from '@anunturi/shared-auth/serverClock';
import { formatDateTime } from '@anunturi/shared-domain/formats/formatDate';
import { links } from '@anunturi/shared-domain/site/links';
import { Badge } from '@anunturi/shared-ui/display/Badge';
import { Button, ButtonLink } from '@anunturi/shared-ui/actions/Button';
import { Card } from '@anunturi/shared-ui/layout/Card';
import { ConfirmDialog } from '@anunturi/shared-ui/overlays/ConfirmDialog';
import { useNav } from '@anunturi/shared-runtime/navigation/nav';
import { useEffect, useState } from 'react';
import type { Author, PostAct } from '../data/savePost';
import { postStates, stateOf } from '../domain/editedPost';
import { SavedLine } from './SavedLine';
import { removePost } from '../behaviour/removePost';
import { ScheduleForm } from './ScheduleForm';
import type { Writing } from '../behaviour/useWriting';
import classes from './PublishPanel.module.css';

const LONGEST_TIMER_MS = 2_000_000_000;
const tones = { draft: 'neutral', scheduled: 'brand', published: 'good' } as const;

/** Where the post stands and what can be done with it: save, publish now or later, take back, delete. */
export function PublishPanel({
  writing,
  onSave,
  author,
}: {
  writing: Writing;
  onSave(act: PostAct): Promise<boolean>;
  author: Author;
}) {
  const nav = useNav();
  const { stored, saving, form } = writing;
  const [nowMs, setNowMs] = useState(0);
  const [asking, setAsking] = useState<'unpublish' | 'delete' | null>(null);
  const [deleting, setDeleting] = useState(false);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the clock is read after the first render and after each save
    setNowMs(serverNow());
    const waitMs = (stored?.publishedAtMs ?? 0) - serverNow();
    if (waitMs <= 0 || waitMs > LONGEST_TIMER_MS) return;
    const timer = setTimeout(() => setNowMs(serverNow()), waitMs + 1); // a scheduled post comes out while it is looked at
    return () => clearTimeout(timer);
  }, [stored]);
  const state = stored ? stateOf(stored, nowMs) : 'draft';
  const title = form.title.trim() || 'Articol fără titlu';

  async function remove() {
    if (!stored) return;
    setDeleting(true);
    if (await removePost(stored, author, () => nav.navigate(links.adminEditPost(stored.slug))))
      nav.navigate(links.adminBlog());
    else setDeleting(false);
  }
  return (
    <Card as="section" aria-label="Publicare" className={classes.panel}>
      <p className={classes.state}>
        <Badge tone={tones[state]}>{postStates[state]}</Badge>
        {stored?.publishedAtMs !== undefined && <span>{formatDateTime(stored.publishedAtMs)}</span>}
      </p>
      <SavedLine writing={writing} />
      {state !== 'published' && (
        <Button
          wide
          variant="accent"
          busy={saving}
          onClick={() => onSave({ kind: 'publish', at: 'now' })}
        >
          Publicați acum
        </Button>
      )}
      <Button
        wide
        variant={state === 'published' ? 'primary' : 'secondary'}
        busy={saving}
        onClick={() => onSave({ kind: 'keep' })}
      >
        {state === 'draft' ? 'Salvați ciorna' : 'Salvați modificările'}
      </Button>
      {state !== 'published' && (
        <ScheduleForm
          at={stored?.publishedAtMs}
          busy={saving}
          onSchedule={(at) => onSave({ kind: 'publish', at })}
        />
      )}
      {stored && (
        <div className={classes.row}>
          <ButtonLink variant="ghost" size="small" to={links.blogPost(stored.slug)} target="_blank">
            Vedeți pe site
          </ButtonLink>
          {state !== 'draft' && (
            <Button variant="ghost" size="small" onClick={() => setAsking('unpublish')}>
              Retrageți
            </Button>
          )}
          <Button variant="ghost" size="small" onClick={() => setAsking('delete')}>
            Ștergeți
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asking === 'unpublish'}
        harmless
        title={`Retrageți articolul „${title}”?`}
        confirmLabel="Retrageți articolul"
        onCancel={() => setAsking(null)}
        onConfirm={() => {
          setAsking(null);
          void onSave({ kind: 'unpublish' });
        }}
      >
        Nu va mai fi văzut pe site. Rămâne printre ciorne și îl puteți publica din nou.
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'delete'}
        title={`Ștergeți articolul „${title}”?`}
        confirmLabel="Ștergeți articolul"
        busy={deleting}
        onCancel={() => setAsking(null)}
        onConfirm={remove}
      >
        Textul dispare, iar adresa /blog/{stored?.slug} nu va mai funcționa. Imediat după ștergere
        îl puteți aduce înapoi.
      </ConfirmDialog>
    </Card>
  );
}
