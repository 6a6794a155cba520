import Database from 'libsql';

/** One account; `passwordHash` carries its own parameters (see passwords), times are ms, `validSinceS` seconds. */
export type Account = {
  uid: string;
  email: string | null;
  emailVerified: boolean;
  displayName: string | null;
  photoUrl: string | null;
  passwordHash: string | null;
  passwordUpdatedAt: number;
  validSinceS: number;
  createdAt: number;
  lastLoginAt: number;
  disabled: boolean;
  claims: Record<string, unknown>;
};
export type OobType = 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL';
/** A code that was sent out; only its hash is kept. */
export type OobCode = {
  hash: string;
  type: OobType;
  uid: string;
  email: string;
  newEmail: string | null;
  expiresAt: number;
};

type Row = Omit<Account, 'emailVerified' | 'disabled' | 'claims'> & {
  emailVerified: number;
  disabled: number;
  claims: string;
};

const schema = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  CREATE TABLE IF NOT EXISTS accounts (
    uid TEXT PRIMARY KEY, email TEXT UNIQUE, emailVerified INTEGER NOT NULL, displayName TEXT, photoUrl TEXT,
    passwordHash TEXT, passwordUpdatedAt INTEGER NOT NULL, validSinceS INTEGER NOT NULL, createdAt INTEGER NOT NULL,
    lastLoginAt INTEGER NOT NULL, disabled INTEGER NOT NULL, claims TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS oobCodes (
    hash TEXT PRIMARY KEY, type TEXT NOT NULL, uid TEXT NOT NULL, email TEXT NOT NULL, newEmail TEXT, expiresAt INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS attempts (key TEXT PRIMARY KEY, failures INTEGER NOT NULL, since INTEGER NOT NULL) WITHOUT ROWID;`;

const columns = [
  'uid',
  'email',
  'emailVerified',
  'displayName',
  'photoUrl',
  'passwordHash',
  'passwordUpdatedAt',
  'validSinceS',
  'createdAt',
  'lastLoginAt',
  'disabled',
  'claims',
] as const;

/** Accounts, codes and counted sign-in failures in one libsql file; every call is synchronous and durable when it returns. */
export class AccountStore {
  readonly #db: Database.Database;

  constructor(file: string) {
    this.#db = new Database(file, { timeout: 5000 });
    this.#db.exec(schema);
  }

  findByUid(uid: string): Account | null {
    return toAccount(this.#db.prepare('SELECT * FROM accounts WHERE uid = ?').get([uid]));
  }

  findByEmail(email: string): Account | null {
    return toAccount(this.#db.prepare('SELECT * FROM accounts WHERE email = ?').get([email]));
  }

  /** Every account, by uid. */
  *all(): Generator<Account> {
    for (const row of this.#db.prepare('SELECT * FROM accounts ORDER BY uid').iterate())
      yield toAccount(row)!;
  }

  /** Accounts by uid, those after `uid`, at most `limit`. */
  page(uid: string, limit: number): Account[] {
    return this.#db
      .prepare('SELECT * FROM accounts WHERE uid > ? ORDER BY uid LIMIT ?')
      .all([uid, limit])
      .map((row) => toAccount(row)!);
  }

  /** Adds an account; false when its uid or e-mail is taken. */
  insert(account: Account): boolean {
    const places = columns.map(() => '?').join(',');
    const done = this.#db
      .prepare(
        `INSERT INTO accounts (${columns.join(',')}) VALUES (${places}) ON CONFLICT DO NOTHING`,
      )
      .run(toRow(account));
    return done.changes === 1;
  }

  /** Adds all of them or, when one is taken, none. */
  insertAll(accounts: readonly Account[]): boolean {
    if (accounts.length === 0) return true;
    this.#db.exec('BEGIN IMMEDIATE');
    const done = accounts.every((account) => this.insert(account));
    this.#db.exec(done ? 'COMMIT' : 'ROLLBACK');
    return done;
  }

  /** Changes some fields; false when the account is gone or the e-mail is taken. */
  update(uid: string, changes: Partial<Omit<Account, 'uid'>>): boolean {
    return this.#db
      .transaction(() => {
        const account = this.findByUid(uid);
        if (!account) return false;
        const changed = { ...account, ...changes };
        if (changed.email !== null && (this.findByEmail(changed.email)?.uid ?? uid) !== uid)
          return false;
        const places = columns.map((column) => `${column} = ?`).join(',');
        this.#db
          .prepare(`UPDATE accounts SET ${places} WHERE uid = ?`)
          .run([...toRow(changed), uid]);
        return true;
      })
      .immediate();
  }

  delete(uid: string): boolean {
    return this.#db
      .transaction(() => {
        this.#db.prepare('DELETE FROM oobCodes WHERE uid = ?').run([uid]);
        return this.#db.prepare('DELETE FROM accounts WHERE uid = ?').run([uid]).changes === 1;
      })
      .immediate();
  }

  deleteAll(): void {
    this.#db.exec('DELETE FROM oobCodes; DELETE FROM attempts; DELETE FROM accounts;');
  }

  /** Keeps a code; an older one of the same kind and account stops working. */
  addCode(code: OobCode, nowMs: number): void {
    this.#db
      .transaction(() => {
        this.#db
          .prepare('DELETE FROM oobCodes WHERE (uid = ? AND type = ?) OR expiresAt <= ?')
          .run([code.uid, code.type, nowMs]);
        this.#db
          .prepare(
            'INSERT INTO oobCodes (hash, type, uid, email, newEmail, expiresAt) VALUES (?,?,?,?,?,?)',
          )
          .run([code.hash, code.type, code.uid, code.email, code.newEmail, code.expiresAt]);
      })
      .immediate();
  }

  findCode(hash: string): OobCode | null {
    return (
      (this.#db.prepare('SELECT * FROM oobCodes WHERE hash = ?').get([hash]) as
        | OobCode
        | undefined) ?? null
    );
  }

  /** True for the one caller that takes the code out. */
  takeCode(hash: string): boolean {
    return this.#db.prepare('DELETE FROM oobCodes WHERE hash = ?').run([hash]).changes === 1;
  }

  /** Ends every open code of an account. */
  dropCodes(uid: string): void {
    this.#db.prepare('DELETE FROM oobCodes WHERE uid = ?').run([uid]);
  }

  findAttempts(key: string): { failures: number; since: number } | null {
    return (
      (this.#db.prepare('SELECT failures, since FROM attempts WHERE key = ?').get([key]) as
        | { failures: number; since: number }
        | undefined) ?? null
    );
  }

  saveAttempts(key: string, failures: number, since: number): void {
    this.#db
      .prepare(
        'INSERT INTO attempts (key, failures, since) VALUES (?,?,?) ON CONFLICT (key) DO UPDATE SET failures = excluded.failures, since = excluded.since',
      )
      .run([key, failures, since]);
  }

  dropAttempts(key: string): void {
    this.#db.prepare('DELETE FROM attempts WHERE key = ?').run([key]);
  }

  /** Those of a key and of what follows it after a space. */
  dropAllAttempts(key: string): void {
    this.#db
      .prepare('DELETE FROM attempts WHERE key = ? OR (key >= ? AND key < ?)')
      .run([key, `${key} `, `${key}!`]);
  }

  dropAttemptsBefore(since: number): void {
    this.#db.prepare('DELETE FROM attempts WHERE since < ?').run([since]);
  }

  close(): void {
    this.#db.close();
  }
}

function toRow(account: Account): (string | number | null)[] {
  const row: Row = {
    ...account,
    emailVerified: Number(account.emailVerified),
    disabled: Number(account.disabled),
    claims: JSON.stringify(account.claims),
  };
  return columns.map((column) => row[column]);
}

function toAccount(found: unknown): Account | null {
  if (!found) return null;
  const { _metadata, ...row } = found as Row & { _metadata?: unknown }; // libsql adds its timing to single rows
  return {
    ...row,
    emailVerified: row.emailVerified === 1,
    disabled: row.disabled === 1,
    claims: JSON.parse(row.claims),
  };
}
