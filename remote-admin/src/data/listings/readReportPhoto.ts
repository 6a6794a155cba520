import { callCommand } from '@anunturi/shared-auth/callCommand';

/** A photo of a reported message, in base64; that it was looked at stands in the log. @throws MarketError notFound */
export async function readReportPhoto(reportId: string, photoId: string): Promise<string> {
  return (await callCommand('readReportPhoto', { reportId, photoId })).webp;
}
