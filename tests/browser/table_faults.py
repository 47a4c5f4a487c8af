"""What is wrong with the layout of a table, as the browser sees it."""

from __future__ import annotations

# What is wrong with the layout now, in words.
FAULTS = """({ scrolls, unusual }) => {
    const all = (selector, within = document) => [...within.querySelectorAll(selector)];
    const box = (one) => one.getBoundingClientRect();
    const seen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        && box(one).width > 1;
    const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5;
    // The box of an element's own words, without those of the elements in it.
    const words = (one) => {
        const texts = [...one.childNodes].filter((node) => node.nodeType === 3 && node.textContent.trim());
        if (!texts.length) return null;
        const range = document.createRange();
        range.setStartBefore(texts[0]);
        range.setEndAfter(texts.at(-1));
        return range.getBoundingClientRect();
    };
    const says = (one) => one.textContent.trim().replaceAll("\\n", " ").slice(0, 30);
    // Whether it can be scrolled into sight, sideways.
    const scrolled = (one) => {
        for (let up = one; up !== document.body; up = up.parentElement)
            if (up.scrollWidth > up.clientWidth && getComputedStyle(up).overflowX === "auto") return true;
        return false;
    };
    // Whether it is only for screen readers, as what an icon shows.
    const hidden = (one) => {
        for (let up = one; up !== document.body; up = up.parentElement)
            if (getComputedStyle(up).clipPath !== "none") return true;
        return false;
    };
    // Whole elsewhere: in a tooltip, in a panel, after a tap, on the table.
    const whole = ".for-readers, .name[title], aside, header .where, dialog";
    const faults = [];
    const main = document.querySelector("main");
    const board = box(document.querySelector(".board"));
    const wide = main.matches(".wide");
    const picking = main.matches(".picking");
    // A low phone can't hold many masks and many seats: the table is scrolled.
    const crowded = picking && !wide && innerHeight < 700 && all("[data-action=character]").length > 8;
    const ended = document.querySelector("[data-stage=end]") !== null;
    // While a mask is chosen, and on a wide screen while a claim is answered, the own card makes room.
    const aside = picking || main.matches(".wide.answering");

    // Nothing lies over anything else.
    const groups = [];
    const group = (name, selector, within) => {
        for (const one of all(selector, within))
            if (seen(one)) groups.push({ name, one, box: words(one) ?? box(one) });
    };
    for (const seat of all("li.seat"))
        group(`seat ${seat.dataset.seat}`, ".plate, .name, [data-spot], .purse, .flag", seat);
    if (!aside) group("own", ".own [data-spot]");
    group("own", ".own .me > *");
    group("middle", ".centre .drawing, .centre .place, .centre .count, .centre [data-spot], .claimed");
    group("story", ".board .story > .story");
    group("claim", ".claim > .stick svg, .claim .by > *, .claim .words, .claim .power, .claim li");
    group("header", "header");
    const question = ["button", "h2", "p", ".memo", ".time"].map((one) => `.question ${one}`);
    group("question", wide ? question.join() : ".question");
    if (!ended && !unusual) groups.forEach((a, index) => groups.slice(index + 1).forEach((b) => {
        if (a.name === b.name || (crowded && b.name === "question") || !meet(a.box, b.box)) return;
        faults.push(`overlap: ${a.name} ${says(a.one)} / ${b.name} ${says(b.one)}`);
    }));
    for (const flag of all("li.seat .flag"))
        for (const one of all(".name, .purse .number, [data-face]", flag.closest("li")))
            if (!unusual && seen(one) && meet(box(flag), box(one))) faults.push(`covered: ${says(one)}`);

    // A flag is at its plate, and nothing lies over the candle of whose turn it is.
    for (const seat of all("li.seat:not(.tile)")) {
        const plate = box(seat.querySelector(".plate"));
        const { left, top, right, bottom } = plate;
        const near = { left: left - 4, top: top - 4, right: right + 4, bottom: bottom + 4 };
        for (const flag of all(".flag", seat))
            if (seen(flag) && !meet(near, box(flag))) faults.push(`floats: ${says(flag)}`);
        for (const candle of all(".light", seat))
            if (seen(candle) && meet(plate, box(candle))) faults.push("covered: candle");
    }

    // Every answer is in sight and on top.
    const answers = ["ready", "look", "swap", "announce", "announce-now", "swap-really", "swap-pretend",
        "pass", "contest", "truth", "rematch"].map((one) => `main [data-action="${one}"]`);
    for (const one of all(answers.join())) {
        if (scrolls) one.scrollIntoView({ block: "center" });
        const { left, top, right, bottom, width, height } = box(one);
        const points = [[left + width / 2, top + height / 2], [left + 12, top + 5], [right - 12, top + 5],
            [left + 12, bottom - 5], [right - 12, bottom - 5]];
        if (!seen(one) || points.some(([x, y]) => !one.contains(document.elementFromPoint(x, y))))
            faults.push(`out of sight: ${one.dataset.action} ${Math.round(top)} to ${Math.round(bottom)}`);
    }
    // A phone held across shows the whole ranking beside them.
    if (ended && !unusual && innerHeight < 560 && innerWidth >= 560)
        for (const one of all("[data-ranked]"))
            if (box(one).top < 0 || box(one).bottom > innerHeight) faults.push(`out of sight: ${says(one)}`);
    // So is the question, and its choices have a ground of their own.
    for (const one of all(".question h2")) {
        const { left, top, width, height } = box(one);
        const found = document.elementFromPoint(left + width / 2, top + height / 2);
        if (!unusual && !one.contains(found)) faults.push(`out of sight: ${says(one)}`);
    }
    for (const one of all("[data-action=look], [data-action=character]"))
        if (getComputedStyle(one).backgroundImage === "none") faults.push(`without a ground: ${says(one)}`);
    for (const one of all("li.seat, .own [data-spot]")) {
        if (ended || unusual || crowded || !seen(one) || (aside && one.closest(".own"))) continue;
        const { left, top, right, bottom } = box(one);
        if (left < board.left - 1 || right > board.right + 1 || top < -1 || bottom > board.bottom + 1)
            faults.push(`outside: ${one.dataset.seat ?? one.dataset.spot}`);
    }

    // Nothing lies over the words of an answer, and they stay on it.
    for (const one of all("main button, main li.seat .plate, main .claim li, .memo")) {
        if (!seen(one) || unusual || one.closest("aside") || (ended && one.closest(".board"))) continue;
        const edge = box(one);
        for (const part of [one, ...all("*", one)]) {
            const text = words(part);
            if (!text || !seen(part) || part.closest(whole) || hidden(part)) continue;
            // The name on a small card may use the gaps beside it.
            const more = one.matches("[data-spot]") ? 5 : 1;
            if (part.matches(".captioned :is(.seat, .named) [data-face] .name")) continue; // below the card
            const across = text.right > edge.right + more || text.left < edge.left - more;
            if (across || text.bottom > edge.bottom + 2)
                faults.push(`sticks out: ${says(part)}`);
            for (const key of all("kbd", one))
                if (seen(key) && key !== part && meet(box(key), text))
                    faults.push(`under a key: ${says(part)}`);
        }
    }

    // A name breaks between words and after hyphens. What is cut off can be read in a tooltip.
    for (const one of all("li.seat .name bdi, .own .words strong, [data-ranked] .name")) {
        const text = one.firstChild;
        let at = 0;
        for (const part of text.data.split(/( +|(?<=-))/)) {
            const range = document.createRange();
            range.setStart(text, at);
            range.setEnd(text, at += part.length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (seen(one) && part.trim() && lines.size > 1) faults.push(`broken: ${part}`);
        }
        if (one.matches("bdi") && one.closest(".name").title !== text.data)
            faults.push(`without a tooltip: ${says(one)}`);
    }
    // So is a name of usual length.
    for (const one of all("li.seat .name")) {
        const cut = one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 3;
        if (!unusual && !ended && cut && says(one).length <= 12) faults.push(`cut name: ${says(one)}`);
    }

    // Words are whole. What a small plate can't hold of a longer name is one tap away.
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const told = new Set();
    while (walker.nextNode())
        if (walker.currentNode.textContent.trim()) told.add(walker.currentNode.parentElement);
    for (const one of told) {
        const text = words(one);
        if (!seen(one) || one.closest(whole) || (ended && one.closest(".board"))) continue;
        if (hidden(one)) continue;
        const shrunk = box(one).width / one.offsetWidth;
        const letters = parseFloat(getComputedStyle(one).fontSize) * Math.min(1, shrunk || 1);
        if (!unusual && letters < (one.closest("[data-face]") ? 8 : 12))
            faults.push(`tiny: ${says(one)} ${letters.toFixed(1)}`);
        const fades = getComputedStyle(one).textOverflow === "ellipsis" || scrolled(one);
        if (!fades && (text.right > innerWidth + 1 || text.left < -1))
            faults.push(`beside the screen: ${says(one)}`);
        for (let up = one; !unusual && up !== document.body; up = up.parentElement) {
            const { overflowX, overflowY } = getComputedStyle(up);
            if (["auto", "scroll"].includes(overflowY)) break;
            const edge = box(up);
            const across = text.right > edge.right + 1 || text.left < edge.left - 1;
            const down = text.bottom > edge.bottom + 2 || text.top < edge.top - 2;
            if ((overflowX !== "visible" && across) || (overflowY !== "visible" && down)) {
                faults.push(`cut: ${says(one)}`);
                break;
            }
        }
    }

    // While all cards lie open, each has its name, except on the smallest tables.
    for (const one of all(".captioned :is(li.seat:not(.tile), .own) [data-face]"))
        if (!seen(one.querySelector(".name"))) faults.push(`without a name: ${one.dataset.face}`);

    // Targets are large enough for a finger.
    for (const one of all("main button, main a")) {
        const { left, top, width, height } = box(one);
        const x = left + width / 2, y = top + height / 2;
        const hit = (dx, dy) => one.contains(document.elementFromPoint(x + dx, y + dy));
        if (!seen(one) || one.closest("aside") || !hit(0, 0)) continue;
        if (y < 22 || y > innerHeight - 22 || x < 22 || x > innerWidth - 22) continue;
        const reach = (dx, dy) => {
            let steps = 0;
            while (steps < 44 && hit(dx * (steps + 1), dy * (steps + 1))) steps++;
            return steps;
        };
        const across = width >= 43.5 || reach(1, 0) + reach(-1, 0) + 1 >= 40;
        const down = height >= 43.5 || reach(0, 1) + reach(0, -1) + 1 >= 43;
        const size = `${Math.round(width)} by ${Math.round(height)}`;
        if (!across || !down) faults.push(`small: ${says(one)} ${size}`);
    }
    const wider = document.documentElement.scrollWidth - innerWidth;
    if (wider > 0) faults.push(`wider by ${wider}`);
    return [...new Set(faults)];
}"""
