export function ProductDialog(_: { id?: string; onClose: () => void }) {
  return null;
}
