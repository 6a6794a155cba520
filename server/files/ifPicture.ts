/** The decoder says what is wrong with bytes in words alone; anything it cannot draw is no picture. */
export async function ifPicture<T>(drawn: Promise<T>): Promise<T | null> {
  try {
    return await drawn;
  } catch (error) {
    if (error instanceof Error && !('code' in error)) return null;
    throw error;
  }
}
