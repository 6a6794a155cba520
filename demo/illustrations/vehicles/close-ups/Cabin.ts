export type Cabin = { trim: string; accent: string; automatic: boolean; km: number };
