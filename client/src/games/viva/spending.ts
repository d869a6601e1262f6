/** Sums for the shop window; what may be bought and how it may be paid is decided by the server. */
export function priceOf(steps: readonly string[]): number {
  return steps.reduce((sum, step) => sum + (step.startsWith('building:') ? 4 : step === 'militia' ? 2 : step === 'card' ? 1 : 0), 0);
}
