import { BLOG_EXCERPT_MAX, BLOG_TITLE_MAX } from '@anunturi/shared-domain/site/limits';
import { links } from '@anunturi/shared-domain/site/links';
import { toSlug } from '@anunturi/shared-domain/formats/slug';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { ErrorBoundary } from '@anunturi/shared-ui/feedback/ErrorBoundary';
import { lazyComponent } from '@anunturi/shared-runtime/loading/lazyComponent';
import { useNav } from '@anunturi/shared-runtime/navigation/nav';
import { Loading } from '@anunturi/shared-ui/feedback/Loading';
import { Skeleton } from '@anunturi/shared-ui/feedback/Skeleton';
import { TextArea } from '@anunturi/shared-ui/fields/TextArea';
import { TextField } from '@anunturi/shared-ui/fields/TextField';
import { showToast } from '@anunturi/shared-runtime/toasts/toast';
import { useState } from 'react';
import { type LocalCopy, dropLocalCopy, readLocalCopy } from '../data/localCopy';
import type { Author, PostAct } from '../data/savePost';
import type { EditedPost } from '../domain/editedPost';
import { emptyPostForm, toPostForm } from '../domain/postForm';
import { AdminFrame } from '#components/AdminFrame';
import { ChangedElsewhere } from './ChangedElsewhere';
import { CoverField } from './CoverField';
import { PreviewDialog } from './PreviewDialog';
import { PublishPanel } from './PublishPanel';
import { RecoveredCopy } from './RecoveredCopy';
import { useWriting } from '../behaviour/useWriting';
import classes from './WritePost.module.css';

const PostEditor = lazyComponent(() =>
  import(/* webpackChunkName: "postEditor" */ './PostEditor').then((file) => file.PostEditor),
);
async function upload(slug: string, file: File) {
  const { uploadPostImage } = await import(
    /* webpackChunkName: "uploadPostImage" */ '../data/uploadPostImage'
  );
  return uploadPostImage(slug, file);
}

export type WritePostProps = {
  post: EditedPost | null;
  author: Author;
  onReload(): void;
  onBegun?(slug: string): void;
};

const saidAfter = {
  keep: 'Articolul a fost salvat',
  publish: 'Articolul a fost publicat',
  unpublish: 'Articolul a fost retras',
};

/** One post being written: title and text on the left, address, excerpt, cover, tags and publishing beside. */
export function WritePost({ post, author, onReload, onBegun }: WritePostProps) {
  const nav = useNav();
  const writing = useWriting(post, author, onBegun);
  const { form, change, errors, stored } = writing;
  const [copy, setCopy] = useState<LocalCopy | null>(() => unsavedCopy(author.uid, post));
  const [editorRun, setEditorRun] = useState(0);
  const [slugTyped, setSlugTyped] = useState(post !== null);
  const [previewing, setPreviewing] = useState(false);
  const folder = () => stored?.slug ?? (form.slug || 'articol-nou');

  async function save(act: PostAct) {
    const wasAtMs = stored?.publishedAtMs;
    if (!(await writing.save(act))) return false;
    const scheduled = act.kind === 'publish' && act.at !== 'now';
    const undo =
      act.kind === 'unpublish' && wasAtMs !== undefined
        ? () => void save({ kind: 'publish', at: new Date(wasAtMs) })
        : undefined;
    showToast(scheduled ? 'Publicarea a fost programată' : saidAfter[act.kind], {
      tone: 'good',
      undo,
    });
    if (post?.slug !== form.slug) nav.navigate(links.adminEditPost(form.slug), { replace: true });
    return true;
  }
  function writeTitle(title: string) {
    change({ title, ...(!slugTyped && !stored && { slug: title.trim() ? toSlug(title) : '' }) });
  }
  function recover() {
    if (copy) change(copy.form);
    setSlugTyped(true);
    setEditorRun((run) => run + 1);
    setCopy(null);
  }
  function forget() {
    dropLocalCopy(author.uid, post?.slug ?? null);
    setCopy(null);
  }
  return (
    <AdminFrame
      title={post ? 'Modificați articolul' : 'Articol nou'}
      breadcrumbs={[
        { label: 'Articole', to: links.adminBlog() },
        { label: post?.title ?? 'Articol nou' },
      ]}
      actions={
        <Button variant="secondary" size="small" onClick={() => setPreviewing(true)}>
          Previzualizați
        </Button>
      }
    >
      {copy && (
        <RecoveredCopy
          copy={copy}
          isOld={copy.version !== (post?.version ?? 0)}
          onRecover={recover}
          onForget={forget}
        />
      )}
      {writing.conflict && <ChangedElsewhere onSaveOver={writing.saveOver} onReload={onReload} />}
      <div className={classes.columns}>
        <div className={classes.main}>
          <TextField
            label="Titlu"
            counter
            maxLength={BLOG_TITLE_MAX}
            value={form.title}
            error={errors.title}
            onChange={(event) => writeTitle(event.target.value)}
          />
          <ErrorBoundary onRetry={nav.renew}>
            <PostEditor
              key={editorRun}
              html={form.bodyHtml}
              error={errors.body}
              onChange={(bodyHtml) => change({ bodyHtml })}
              upload={(file) => upload(folder(), file)}
              fallback={
                <Loading>
                  <Skeleton lines={10} />
                </Loading>
              }
            />
          </ErrorBoundary>
        </div>
        <aside className={classes.side} aria-label="Despre articol">
          <PublishPanel writing={writing} onSave={save} author={author} />
          <TextField
            label="Adresa"
            prefix="/blog/"
            autoCapitalize="none"
            spellCheck={false}
            hint={
              stored && form.slug !== stored.slug ? 'Adresa veche va duce la cea nouă.' : undefined
            }
            value={form.slug}
            error={errors.slug}
            onChange={(event) => {
              setSlugTyped(true);
              change({ slug: event.target.value.trim() });
            }}
          />
          <TextArea
            label="Rezumat"
            hint="Apare în listă și când articolul este distribuit."
            rows={4}
            counter
            maxLength={BLOG_EXCERPT_MAX}
            value={form.excerpt}
            error={errors.excerpt}
            onChange={(event) => change({ excerpt: event.target.value })}
          />
          <TextField
            label="Etichete"
            optional
            hint="Despărțite prin virgulă: acte, impozit"
            value={form.tags}
            error={errors.tags}
            onChange={(event) => change({ tags: event.target.value })}
          />
          <CoverField
            cover={form.cover}
            error={errors.cover}
            onChange={(cover) => change({ cover })}
            upload={(file) => upload(folder(), file)}
          />
        </aside>
      </div>
      {previewing && <PreviewDialog form={form} onClose={() => setPreviewing(false)} />}
    </AdminFrame>
  );
}

/** What was typed the last time and is not what is stored. */
function unsavedCopy(uid: string, post: EditedPost | null): LocalCopy | null {
  const copy = readLocalCopy(uid, post?.slug ?? null);
  return copy &&
    JSON.stringify(copy.form) !== JSON.stringify(post ? toPostForm(post) : emptyPostForm)
    ? copy
    : null;
}
