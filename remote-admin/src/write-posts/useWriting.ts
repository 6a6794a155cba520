import { type MarketErrorCode, isMarketError, toRomanianMessage } from '@anunturi/shared-domain/marketError';
import { showToast } from '@anunturi/shared-ui/toast';
import { useEffect, useRef, useState } from 'react';
import { dropLocalCopy, keepLocalCopy } from '../data/posts/localCopy';
import { type Author, type PostAct, readPostVersion, savePost } from '../data/posts/savePost';
import type { EditedPost } from '../domain/posts/editedPost';
import { type PostErrors, type PostForm, checkPostForm, emptyPostForm, toPostContent, toPostForm } from '../domain/posts/postForm';

const AUTOSAVE_MS = 2500;
const LOCAL_COPY_MS = 500;
const WATCH_MS = 20_000;

/** What is stored of the post being written; null before its first save. */
export type StoredPost = Pick<EditedPost, 'slug' | 'version' | 'status' | 'publishedAtMs'>;

const sameForm = (a: PostForm, b: PostForm) => JSON.stringify(a) === JSON.stringify(b);

/**
 * The state of one post being written: what is typed, what is stored, what is wrong. Drafts save themselves; whatever is
 * not saved is also kept on the device; a save made elsewhere meanwhile is noticed and stops this one's.
 */
export function useWriting(initial: EditedPost | null, author: Author) {
  const [form, setForm] = useState<PostForm>(() => (initial ? toPostForm(initial) : emptyPostForm));
  const [saved, setSaved] = useState<PostForm>(form);
  const [stored, setStored] = useState<StoredPost | null>(initial);
  const [savedAtMs, setSavedAtMs] = useState(initial?.updatedAtMs);
  const [errors, setErrors] = useState<PostErrors>({});
  const [failure, setFailure] = useState<string>();
  const [conflict, setConflict] = useState(false);
  const [saving, setSaving] = useState(false);
  const running = useRef(false);
  const dirty = !sameForm(form, saved);
  const slug = stored?.slug ?? null;

  /** Saves what is typed. False when it was not saved; why is then on the screen. */
  async function save(act: PostAct, { quiet = false, over = stored }: { quiet?: boolean; over?: StoredPost | null } = {}): Promise<boolean> {
    if (running.current) return false;
    const isPublic = act.kind === 'publish' || (act.kind === 'keep' && over?.status === 'published');
    const wrong = checkPostForm(form, { forPublic: isPublic });
    if (!quiet) setErrors(wrong);
    if (Object.keys(wrong).length > 0) return false;
    running.current = true;
    setSaving(true);
    try {
      const result = await savePost({ stored: over, slug: quiet && over ? over.slug : form.slug, content: toPostContent(form), act, author });
      const now = Date.now();
      setStored({ ...result, ...nextStatus(over, act, now) });
      setSaved(form);
      setSavedAtMs(now);
      setConflict(false);
      setFailure(undefined);
      dropLocalCopy(author.uid, slug);
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
      running.current = false;
      setSaving(false);
    }
  }
  const latestSave = useRef(save);
  useEffect(() => {
    latestSave.current = save;
  });

  const savesItself = stored?.status === 'draft' && dirty && !conflict && form.slug === stored.slug;
  useEffect(() => {
    if (!savesItself) return;
    const timer = setTimeout(() => void latestSave.current({ kind: 'keep' }, { quiet: true }), AUTOSAVE_MS);
    return () => clearTimeout(timer);
  }, [savesItself, form]);

  const version = stored?.version ?? 0;
  useEffect(() => {
    if (!dirty) return;
    const timer = setTimeout(() => keepLocalCopy(author.uid, slug, { form, version, atMs: Date.now() }), LOCAL_COPY_MS);
    return () => clearTimeout(timer);
  }, [dirty, form, author.uid, slug, version]);

  useEffect(() => {
    if (slug === null) return;
    async function look() {
      if (document.visibilityState === 'hidden' || running.current) return;
      try {
        const now = await readPostVersion(slug!);
        if (!running.current && now !== version) setConflict(true);
      } catch (error) {
        console.warn('The stored version could not be asked for', error); // the next look, or the save itself, will tell
      }
    }
    const timer = setInterval(look, WATCH_MS);
    window.addEventListener('focus', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', look);
    };
  }, [slug, version]);

  /** Saves over what somebody else has saved, or anew when they deleted it. */
  async function saveOver(): Promise<boolean> {
    const now = stored && (await readPostVersion(stored.slug));
    return save({ kind: 'keep' }, { over: stored && now !== null ? { ...stored, version: now } : null });
  }
  const change = (part: Partial<PostForm>) => setForm((was) => ({ ...was, ...part }));
  return { form, change, stored, savedAtMs, errors, failure, conflict, saving, dirty, save, saveOver };
}
export type Writing = ReturnType<typeof useWriting>;

function nextStatus(stored: StoredPost | null, act: PostAct, nowMs: number): Pick<StoredPost, 'status' | 'publishedAtMs'> {
  if (act.kind === 'publish') return { status: 'published', publishedAtMs: act.at === 'now' ? nowMs : act.at.getTime() };
  if (act.kind === 'unpublish' || !stored) return { status: 'draft' };
  return { status: stored.status, publishedAtMs: stored.publishedAtMs };
}
