import { expect, test } from "vitest";
import { invitation, reachable, squares } from "./invitation";

const LAN = { addresses: ["http://192.168.1.4:8000"], loopback: false };
const ALONE = { addresses: [], loopback: true };

test("at the server's own machine others are sent to its address on the network", () => {
  for (const origin of ["http://localhost:8000", "http://127.0.0.1:8000", "http://[::1]:8000"])
    expect(invitation(origin, "QK7M2R", LAN)).toEqual({
      links: ["http://192.168.1.4:8000/t/QK7M2R"],
      onlyHere: false,
    });
});

test("elsewhere the address of the page is the one to tell", () => {
  expect(invitation("https://ball.example", "QK7M2R", ALONE)).toEqual({
    links: ["https://ball.example/t/QK7M2R"],
    onlyHere: false,
  });
  expect(reachable("http://192.168.1.9:8000", LAN)).toEqual(["http://192.168.1.9:8000"]);
});

test("a server that only its own machine reaches says so", () => {
  expect(invitation("http://localhost:8000", "QK7M2R", ALONE)).toEqual({
    links: ["http://localhost:8000/t/QK7M2R"],
    onlyHere: true,
  });
});

test("a QR code is one path of its dark fields", () => {
  expect(
    squares([
      [true, false],
      [false, true],
    ]),
  ).toBe("M0 0h1v1h-1zM1 1h1v1h-1z");
});
