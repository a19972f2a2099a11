export function DeleteProduct(_: { product: unknown; onClose: () => void }) {
  return null;
}
