import type * as z from 'zod/mini';
import type { Permission } from '../people/roles';
import type { CommandContract } from './defineContract';

/** An act of the administration: refused to everybody whose role lacks the permission (people/roles.ts). */
export type AdminContract<
  Name extends string = string,
  Input extends z.ZodMiniType = z.ZodMiniType,
  Result extends z.ZodMiniType = z.ZodMiniType,
  Code extends string = string,
> = CommandContract<Name, Input, Result, Code> & { permission: Permission };

/** Keeps the exact types of a contract. */
export const defineAdminContract = <
  const Name extends string,
  Input extends z.ZodMiniType,
  Result extends z.ZodMiniType,
  const Code extends string,
>(
  contract: AdminContract<Name, Input, Result, Code>,
): AdminContract<Name, Input, Result, Code> => contract;
