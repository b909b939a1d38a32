/** Whether a beacon has signed a round. It is fetched only where one has added to the dice. */
import { bls12_381 } from "@noble/curves/bls12-381.js";
import { roundOf } from "@/dice/beacon";
import { fromHex, sha256 } from "@/dice/hash";

const DOMAIN = "BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_";
const SIGNATURE = /^[A-Za-z0-9_-]{64}$/;

/** Whether the nonce is the signature of the round that was named. */
export function isSigned(bound: string, nonce: string): boolean {
  const named = roundOf(bound);
  if (!named || !SIGNATURE.test(nonce)) return false;
  const plain = atob(nonce.replaceAll("-", "+").replaceAll("_", "/"));
  const number = new DataView(new ArrayBuffer(8));
  number.setBigUint64(0, BigInt(named.round));
  const { hash, verify } = bls12_381.shortSignatures;
  try {
    const message = hash(sha256(new Uint8Array(number.buffer)), DOMAIN);
    const signature = Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
    return verify(signature, message, fromHex(named.key));
  } catch {
    return false; // no such point on the curve
  }
}
