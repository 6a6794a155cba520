// Longer than most: the photos of one form, from a file to storage, and every step must keep the others' state.
import { createStore } from '@anunturi/shared-runtime/storage/createStore';
import { isMarketError, toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import type { Photo } from '@anunturi/shared-domain/listing/photo';
import { randomId } from '#domain/randomId';
import type { DraftPhoto, PhotoFiles } from '#domain/sell-form/draft';
import { type PhotoItem, movePhoto } from '../../domain/photoItem';
import type { PreparedPhoto } from '#domain/photo/drawPhoto';
import { localUrls, releaseUrls } from '../../domain/photo/localUrls';
import { openedPhoto } from '../../domain/photo/openedPhoto';
import type { PhotoTools } from '../../domain/photo/PhotoTools';
import { takeFiles } from '../../domain/photo/takeFiles';
import { showHidden } from '../../domain/photo/showHidden';

const UPLOADS_AT_ONCE = 3;

/** The photos of one form: prepared, ordered, kept on the device, uploaded. Tells its listeners after every change. */
export class PhotoUploads {
  private readonly items = createStore<readonly PhotoItem[]>([]);
  readonly subscribe = this.items.subscribe;
  readonly current = this.items.get;
  private readonly files = new Map<string, PhotoFiles>();
  private isClosed = false;

  constructor(private readonly tools: PhotoTools) {}

  /** The photos of a draft; those that were not ready yet are prepared again, those that the device lacks say so. */
  async open(photos: readonly DraftPhoto[]): Promise<void> {
    const opened: PhotoItem[] = [];
    const unprepared: { id: string; source: Blob }[] = [];
    for (const photo of photos) {
      const { id } = photo;
      const files = await this.tools.loadFiles(id).catch(() => null); // an unreadable device loses the photo, not the form
      if (files) this.files.set(id, files);
      const item = openedPhoto(photo, files, this.tools.urlOf);
      opened.push(item);
      if (item.state === 'preparing' && files?.source)
        unprepared.push({ id, source: files.source });
    }
    this.publish(opened);
    void this.showHidden(opened);
    for (const { id, source } of unprepared) await this.prepare(id, source);
  }

  /** Takes files in; says in words which were refused. */
  async add(files: readonly File[], max: number): Promise<string[]> {
    const present = this.current().map(({ id }) => this.files.get(id)?.digest);
    const { taken, refused } = await takeFiles(files, { present, max }, this.tools);
    this.publish([...this.current(), ...taken.map(({ item }) => item)]);
    for (const { item, file, digest } of taken) {
      this.files.set(item.id, { source: file, digest });
      await this.prepare(item.id, file);
    }
    return refused;
  }

  /** Tries again what failed to be prepared, or was not found on the device. */
  async retry(id: string): Promise<void> {
    const files = this.files.get(id) ?? (await this.tools.loadFiles(id).catch(() => null));
    const source = files?.source ?? files?.full;
    if (source) await this.prepare(id, source);
  }

  /** Turns a photo a quarter clockwise; one that is stored becomes a new one, because a stored file never changes. */
  async rotate(id: string): Promise<void> {
    const item = this.find(id);
    if (!item || item.state === 'preparing' || item.state === 'uploading') return;
    const { stored } = item;
    const newOne = stored ? randomId() : id;
    this.change(id, { id: newOne, state: 'preparing', stored: undefined, problem: undefined });
    try {
      const source =
        this.files.get(id)?.full ?? (stored && (await this.tools.download(stored.path)));
      if (source) await this.finish(newOne, await this.tools.prepare(source, 1));
    } catch (error) {
      this.change(newOne, {
        ...item,
        id,
        problem: isMarketError(error)
          ? error.message
          : 'Fotografia nu a putut fi rotită. Reîncercați.',
      });
      void this.showHidden([item]);
    }
  }

  move(id: string, to: number): void {
    const from = this.current().findIndex((item) => item.id === id);
    if (from >= 0 && from !== to) this.publish(movePhoto(this.current(), from, to));
  }

  /** Takes a photo out; what comes back puts it where it was. */
  remove(id: string): () => void {
    const at = this.current().findIndex((item) => item.id === id);
    const item = this.current()[at];
    this.publish(this.current().filter((each) => each.id !== id));
    return () => {
      if (!item || this.find(id)) return;
      this.publish([...this.current().slice(0, at), item, ...this.current().slice(at)]);
      void this.showHidden([item]);
    };
  }

  /** Sends what is not sent yet. Resolves with all photos in order, or null when some failed (each says why). */
  async upload({
    uid,
    listingId,
    signal,
  }: {
    uid: string;
    listingId: string;
    signal: AbortSignal;
  }): Promise<Photo[] | null> {
    const folder = `listings/${uid}/${listingId}/`;
    const isElsewhere = ({ id, stored }: PhotoItem) =>
      stored !== undefined && !stored.path.startsWith(folder) && this.files.has(id); // another account signed in meanwhile
    const waiting = this.current()
      .filter(
        (item) => item.state === 'ready' || item.state === 'uploadFailed' || isElsewhere(item),
      )
      .map((item) => item.id);
    const worker = async () => {
      for (let id = waiting.shift(); id !== undefined && !signal.aborted; id = waiting.shift())
        await this.uploadOne(id, uid, listingId, signal);
    };
    await Promise.all(Array.from({ length: UPLOADS_AT_ONCE }, worker));
    const stored = this.current().flatMap((item) =>
      item.state === 'stored' && item.stored ? [item.stored] : [],
    );
    if (stored.length < this.current().length) return null;
    // The same picture chosen twice is one photo.
    return [...new Map(stored.map((photo) => [photo.path, photo])).values()];
  }

  /** Photos sent before are not there any more: those that this device has are sent again. False when it has none of them. */
  sendAgain(isStillThere: (photo: Photo) => boolean): boolean {
    const gone = this.current().filter(
      ({ id, stored }) => stored && !isStillThere(stored) && this.files.get(id)?.full,
    );
    for (const { id } of gone) this.change(id, { state: 'ready', stored: undefined });
    return gone.length > 0;
  }

  /** Gives the memory of previews back. */
  close = (): void => {
    this.isClosed = true;
    releaseUrls(this.current());
  };

  private showHidden(photos: readonly PhotoItem[]): Promise<void> {
    const lacks = (id: string) =>
      !this.isClosed && this.find(id) !== undefined && !this.find(id)?.previewUrl;
    const show = (id: string, urls: Partial<PhotoItem>) => this.change(id, urls);
    return showHidden(photos, this.tools, { lacks, show });
  }

  private async uploadOne(
    id: string,
    uid: string,
    listingId: string,
    signal: AbortSignal,
  ): Promise<void> {
    const files = this.files.get(id);
    if (!files?.full || !files.thumb) return;
    this.change(id, { state: 'uploading', progress: 0, problem: undefined });
    const photo: PreparedPhoto = {
      full: files.full,
      thumb: files.thumb,
      width: files.width ?? 1,
      height: files.height ?? 1,
    };
    try {
      const stored = await this.tools.upload({
        uid,
        listingId,
        photoId: id,
        photo,
        signal,
        onProgress: (progress) => this.change(id, { progress }),
      });
      this.change(id, { state: 'stored', stored, progress: 1 });
    } catch (error) {
      if (isMarketError(error) && error.code === 'cancelled')
        return this.change(id, { state: 'ready', progress: undefined });
      if (!isMarketError(error)) console.error('The photo could not be uploaded.', error);
      this.change(id, {
        state: 'uploadFailed',
        progress: undefined,
        problem: toRomanianMessage(error),
      });
    }
  }

  private async prepare(id: string, source: Blob): Promise<void> {
    this.change(id, { state: 'preparing', problem: undefined });
    try {
      await this.finish(id, await this.tools.prepare(source));
    } catch (error) {
      if (!isMarketError(error)) console.error('The photo could not be prepared.', error);
      this.change(id, { state: 'failed', problem: toRomanianMessage(error) });
      await this.keep(id, { source }); // only now: a prepared one is small, and a browser may choke on keeping a camera's file
    }
  }

  private async finish(id: string, { full, thumb, width, height }: PreparedPhoto): Promise<void> {
    const files = { full, thumb, width, height };
    await this.keep(id, files);
    this.change(id, { state: 'ready', ...localUrls(files) });
  }

  private async keep(id: string, prepared: PhotoFiles): Promise<void> {
    const files = { ...prepared, digest: this.files.get(id)?.digest };
    this.files.set(id, files);
    try {
      await this.tools.saveFiles(id, files);
      if (this.find(id)?.isNotKept) this.change(id, { isNotKept: false });
    } catch (error) {
      this.tools.onNotKept(error);
      this.change(id, { isNotKept: true });
    }
  }

  private find(id: string): PhotoItem | undefined {
    return this.current().find((item) => item.id === id);
  }

  private change(id: string, changed: Partial<PhotoItem>): void {
    if (this.find(id))
      this.publish(this.current().map((item) => (item.id === id ? { ...item, ...changed } : item)));
  }

  private publish(items: PhotoItem[]): void {
    this.items.set(items);
  }
}
