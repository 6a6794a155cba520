import { getSession } from '@anunturi/shared-auth/session';
import { serverNow } from '@anunturi/shared-auth/serverClock';
import {
  type MarketErrorCode,
  isMarketError,
  toRomanianMessage,
} from '@anunturi/shared-domain/site/marketError';
import { showToast } from '@anunturi/shared-runtime/toasts/toast';
import { useEffect, useRef, useState } from 'react';
import { dropLocalCopy, keepLocalCopy } from '../data/localCopy';
import { type Author, type PostAct, readPostVersion, savePost } from '../data/savePost';
import type { EditedPost } from '../domain/editedPost';
import {
  type PostErrors,
  type PostForm,
  checkPostForm,
  emptyPostForm,
  toPostContent,
  toPostForm,
} from '../domain/postForm';
import { useElsewhere } from './useElsewhere';

const AUTOSAVE_MS = 2500;
const LOCAL_COPY_MS = 500;

/** What is stored of the post being written; null before its first save. */
export type StoredPost = Pick<EditedPost, 'slug' | 'version' | 'status' | 'publishedAtMs'>;
type SaveOptions = { quiet?: boolean; over?: StoredPost | null };

const sameForm = (a: PostForm, b: PostForm) => JSON.stringify(a) === JSON.stringify(b);
/** A new post saves itself once there is something worth keeping: a title and some text. */
const isBegun = (form: PostForm) =>
  form.bodyHtml !== '' && Object.keys(checkPostForm(form, { forPublic: false })).length === 0;

/**
 * The state of one post being written: what is typed, what is stored, what is wrong. Drafts save themselves, a new one from its first words
 * on (`onBegun` gets its address); whatever is not saved is also kept on the device; a save made elsewhere meanwhile
 * is noticed and stops this one's.
 */
export function useWriting(
  initial: EditedPost | null,
  author: Author,
  onBegun?: (slug: string) => void,
) {
  const [form, setForm] = useState<PostForm>(() => (initial ? toPostForm(initial) : emptyPostForm));
  const [saved, setSaved] = useState<PostForm>(form);
  const [stored, setStored] = useState<StoredPost | null>(initial);
  const [savedAtMs, setSavedAtMs] = useState(initial?.updatedAtMs);
  const [errors, setErrors] = useState<PostErrors>({});
  const [failure, setFailure] = useState<string>();
  const [conflict, setConflict] = useState(false);
  const [saving, setSaving] = useState(false);
  const running = useRef<Promise<unknown> | null>(null);
  const latest = useRef({ form, stored });
  const dirty = !sameForm(form, saved);
  const slug = stored?.slug ?? null;

  /** Saves what is typed, after a save that is under way. False when it was not saved; why is then on the screen. */
  async function save(act: PostAct, options: SaveOptions = {}): Promise<boolean> {
    while (running.current) await running.current;
    const saving = saveNow(act, options);
    running.current = saving;
    try {
      return await saving;
    } finally {
      running.current = null;
    }
  }

  async function saveNow(
    act: PostAct,
    { quiet = false, over = latest.current.stored }: SaveOptions,
  ): Promise<boolean> {
    const typed = latest.current.form;
    const isPublic =
      act.kind === 'publish' || (act.kind === 'keep' && over?.status === 'published');
    const wrong = checkPostForm(typed, { forPublic: isPublic });
    if (!quiet) setErrors(wrong);
    if (Object.keys(wrong).length > 0) return false;
    setSaving(true);
    try {
      const content = toPostContent(typed);
      const result = await savePost({
        stored: over,
        slug: quiet && over ? over.slug : typed.slug,
        content,
        act,
      });
      const next = { ...result, ...nextStatus(over, act, serverNow()) };
      latest.current.stored = next;
      setStored(next);
      setSaved(typed);
      setSavedAtMs(Date.now());
      setConflict(false);
      setFailure(undefined);
      dropLocalCopy(author.uid, slug);
      if (quiet && !over) onBegun?.(result.slug);
      return true;
    } catch (error) {
      const code: MarketErrorCode | undefined = isMarketError(error) ? error.code : undefined;
      if (code === 'changedElsewhere') setConflict(true);
      else if (code === 'slugTaken') setErrors({ slug: toRomanianMessage(error) });
      else {
        console.error('The post could not be saved', error);
        setFailure(toRomanianMessage(error));
        if (!quiet) showToast(toRomanianMessage(error), { tone: 'bad' });
      }
      return false;
    } finally {
      setSaving(false);
    }
  }
  const latestSave = useRef(save);
  useEffect(() => {
    latestSave.current = save;
    latest.current.form = form;
  });

  const savesItself =
    dirty &&
    !conflict &&
    (stored ? stored.status === 'draft' && form.slug === stored.slug : isBegun(form));
  useEffect(() => {
    if (!savesItself) return;
    const keep = () => void latestSave.current({ kind: 'keep' }, { quiet: true });
    const timer = setTimeout(keep, AUTOSAVE_MS);
    window.addEventListener('online', keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', keep);
    };
  }, [savesItself, form]);

  const version = stored?.version ?? 0;
  useEffect(() => {
    if (!dirty) return;
    const timer = setTimeout(
      () => keepLocalCopy(author.uid, slug, { form, version, atMs: Date.now() }),
      LOCAL_COPY_MS,
    );
    return () => clearTimeout(timer);
  }, [dirty, form, author.uid, slug, version]);

  const atEnd = useRef(() => {});
  useEffect(() => {
    atEnd.current = () => {
      if (dirty) keepLocalCopy(author.uid, slug, { form, version, atMs: Date.now() });
    };
  });
  useEffect(
    () => () => {
      // The form goes because the session ended: the last words typed go with it otherwise.
      if (getSession().state !== 'signedIn') atEnd.current();
    },
    [],
  );

  useElsewhere({
    slug,
    version,
    isBusy: () => running.current !== null,
    onChanged: () => setConflict(true),
  });

  /** Saves over what somebody else has saved, or anew when they deleted it. */
  async function saveOver(): Promise<boolean> {
    const now = stored && (await readPostVersion(stored.slug));
    return save(
      { kind: 'keep' },
      { over: stored && now !== null ? { ...stored, version: now } : null },
    );
  }
  const change = (part: Partial<PostForm>) => setForm((was) => ({ ...was, ...part }));
  return {
    form,
    change,
    stored,
    savedAtMs,
    errors,
    failure,
    conflict,
    saving,
    dirty,
    save: (act: PostAct) => latestSave.current(act),
    saveOver,
  };
}
export type Writing = ReturnType<typeof useWriting>;

function nextStatus(
  stored: StoredPost | null,
  act: PostAct,
  nowMs: number,
): Pick<StoredPost, 'status' | 'publishedAtMs'> {
  if (act.kind === 'publish')
    return { status: 'published', publishedAtMs: act.at === 'now' ? nowMs : act.at.getTime() };
  if (act.kind === 'unpublish' || !stored) return { status: 'draft' };
  return { status: stored.status, publishedAtMs: stored.publishedAtMs };
}
