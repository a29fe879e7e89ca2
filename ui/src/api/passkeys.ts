/** Passkeys: what the browser, or the device, keeps for a guest who wants to stay. */

import type { OwnPasskey } from "../protocol";
import { call, RequestRefused, post } from "./server";

const AT = "/api/guest/passkeys";
const IP = /^[\d.]+$|:/;

/** Whether passkeys are to be had here: not at an address of numbers, nor where others might listen. */
export const canKeep = (): boolean =>
  isSecureContext &&
  "PublicKeyCredential" in window &&
  "parseCreationOptionsFromJSON" in PublicKeyCredential &&
  !IP.test(location.hostname);

export const ownPasskeys = (): Promise<OwnPasskey[]> => call(AT);
export const removePasskey = (number: number): Promise<OwnPasskey[]> => call(`${AT}/${number}`, { method: "DELETE" });

/** Make a passkey, which shows this name where one chooses it. */
export async function keepPasskey(name: string): Promise<OwnPasskey[]> {
  const asked = await call<PublicKeyCredentialCreationOptionsJSON>(`${AT}/new`, post({ name }));
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(asked);
  const credential = await navigator.credentials.create({ publicKey });
  return call(AT, post({ credential }));
}

/** Let the user choose a passkey and prove it; the proof is good for a few minutes. */
export async function provePasskey(): Promise<Credential | null> {
  const asked = await call<PublicKeyCredentialRequestOptionsJSON>(`${AT}/ask`, post({}));
  return navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(asked) });
}

/** Come back by this proof, and learn at how many tables one sits. */
export const comeBack = async (credential: Credential | null, leave: boolean): Promise<number> =>
  (await call<{ tables: number }>(`${AT}/come`, post({ credential, leave }))).tables;

const KNOWN: Record<string, string> = { NotAllowedError: "none", AbortError: "none", InvalidStateError: "here" };
const TOLD = new Set([
  ...["no_guest", "challenge_old", "challenge_used", "passkey_wrong", "passkey_copied", "no_passkey", "passkey_known"],
  ...["too_many_passkeys", "same_guest", "too_many_tries", "too_many"],
]);

/** Why it did not come to pass, by the end of the id of its words: by our server, by the browser, or on the way. */
export function whyNot(error: unknown): string {
  if (error instanceof RequestRefused) return TOLD.has(error.message) ? error.message : "passkey_wrong";
  if (error instanceof DOMException) return KNOWN[error.name] ?? "browser";
  return error instanceof TypeError ? "line" : "browser";
}
