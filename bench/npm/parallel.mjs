// Calls `step(count)` until the counts add up to `total`, at most `size` at a time, with `width` calls unanswered.
export async function inParallel(total, size, width, step) {
  let left = total;
  const loop = async () => {
    while (left > 0) {
      const count = Math.min(size, left);
      left -= count;
      await step(count);
    }
  };
  await Promise.all(Array.from({ length: width }, loop));
}
