/** What the log keeps of a role given by the command line; `at` is added by the writer. */
export function grantEntry(uid: string, displayName: string) {
  return {
    actorId: 'admin-grant',
    action: 'roleChanged',
    targetKind: 'user',
    targetId: uid,
    targetTitle: displayName,
    text: 'Administrator',
  } as const;
}
