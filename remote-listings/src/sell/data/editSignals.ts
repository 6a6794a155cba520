type Saved = { id: string; version: number };

/** Tabs of this browser tell each other about saved edits; where the channel is missing, the save itself finds out. */
const openChannel = () =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('anunturi-modificari');

/** Tells the other tabs that a listing has a new version. */
export function announceEdit(saved: Saved): void {
  const channel = openChannel();
  channel?.postMessage(saved);
  channel?.close();
}

/** Calls back with newer versions of a listing saved in other tabs; returns how to stop. */
export function onEditElsewhere(id: string, version: number, listener: () => void): () => void {
  const channel = openChannel();
  if (channel)
    channel.onmessage = ({ data }: MessageEvent<Saved>) =>
      data.id === id && data.version > version && listener();
  return () => channel?.close();
}
