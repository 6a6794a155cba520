/** Whether the visitor asked to save data, or the line is one on which every file is felt. */
export function isSparing(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return !!connection && (!!connection.saveData || /2g/.test(connection.effectiveType ?? ''));
}
