import { ProgressBar } from '@anunturi/shared-ui/feedback/ProgressBar';
import type { PhotoUploads } from '../data/photo/PhotoUploads';
import { usePhotos } from '../behaviour/usePhotos';

/** How far the photos and then the listing itself are. */
export function PublishProgress({
  uploads,
  saving,
  onCancel,
}: {
  uploads: PhotoUploads;
  saving: boolean;
  onCancel(): void;
}) {
  const photos = usePhotos(uploads);
  if (saving) return <ProgressBar label="Se salvează anunțul" />;
  const done = photos.filter((photo) => photo.state === 'stored').length;
  const share =
    photos.reduce((sum, photo) => sum + (photo.state === 'stored' ? 1 : (photo.progress ?? 0)), 0) /
    Math.max(1, photos.length);
  return (
    <ProgressBar
      label={`Se încarcă fotografiile: ${done} din ${photos.length}`}
      value={share}
      onCancel={onCancel}
    />
  );
}
