import type { ExportView } from '../../schemas/account';
import type { ExportRow } from '../queries/exports';

export const toExportView = ({ id, status, bytes, created_at, expires_at, over }: ExportRow): ExportView => ({
  id,
  status: over ? 'expired' : status,
  bytes: bytes === null ? null : Number(bytes),
  createdAt: created_at,
  expiresAt: expires_at,
});
