/** Photos that are prepared, as of `<input accept>`. */
export const ACCEPTED_PHOTOS =
  'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif';
