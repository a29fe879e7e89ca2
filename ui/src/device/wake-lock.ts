/** Keeps the screen on while a page is seen, where the browser lets it; what is returned ends that. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  const ask = async (): Promise<void> => {
    if (document.hidden || !("wakeLock" in navigator)) return;
    const given = await navigator.wakeLock.request("screen").catch(() => null);
    if (over) await given?.release();
    else lock = given;
  };
  const again = (): void => void ask();
  document.addEventListener("visibilitychange", again); // a browser takes it back from a page that is not seen
  again();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", again);
    void lock?.release();
  };
}
