import { storageUrl } from '@anunturi/shared-auth/firebase';
import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { FileDrop } from '@anunturi/shared-ui/fields/FileDrop';
import { Photo } from '@anunturi/shared-ui/display/Photo';
import { ProgressBar } from '@anunturi/shared-ui/feedback/ProgressBar';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { TextField } from '@anunturi/shared-ui/fields/TextField';
import { useState } from 'react';
import type { PostImage } from '../data/uploadPostImage';
import type { PostCover } from '../domain/editedPost';

export type CoverFieldProps = {
  cover?: PostCover;
  error?: string;
  onChange(cover: PostCover | undefined): void;
  upload(file: File): Promise<PostImage>;
};

/** The picture at the head of a post, with words for those who do not see it. */
export function CoverField({ cover, error, onChange, upload }: CoverFieldProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  async function take([file]: File[]) {
    if (!file) return;
    setBusy(true);
    setFailure(undefined);
    try {
      onChange({ ...(await upload(file)), alt: '' });
    } catch (problem) {
      console.error('The cover could not be uploaded', problem);
      setFailure(toRomanianMessage(problem));
    } finally {
      setBusy(false);
    }
  }
  if (busy) return <ProgressBar label="Se încarcă coperta" />;
  if (!cover)
    return (
      <FileDrop
        compact
        label="Alegeți coperta"
        hint="Lată, de preferat 16:9"
        accept="image/*"
        error={failure}
        onFiles={take}
      />
    );
  return (
    <Stack gap={3}>
      <Photo
        src={storageUrl(cover.path)}
        alt={cover.alt}
        width={cover.width}
        height={cover.height}
        ratio="16 / 9"
        rounded
      />
      <TextField
        label="Descrierea copertei"
        maxLength={200}
        value={cover.alt}
        error={error}
        onChange={(event) => onChange({ ...cover, alt: event.target.value })}
      />
      <Button variant="ghost" size="small" onClick={() => onChange(undefined)}>
        Scoateți coperta
      </Button>
    </Stack>
  );
}
