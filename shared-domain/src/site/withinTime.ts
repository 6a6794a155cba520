/**
 * What is promised, unless it takes longer than `ms`. What was promised goes on; how it ends then is nobody's failure.
 * @throws what `late` makes, when it takes longer
 */
export async function withinTime<T>(
  promised: Promise<T>,
  ms: number,
  late: () => Error,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(late()), ms);
  });
  try {
    return await Promise.race([promised, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
