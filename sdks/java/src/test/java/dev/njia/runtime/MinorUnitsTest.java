package dev.njia.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Amounts as text and as minor units. */
class MinorUnitsTest {
    @Test
    void digitsFollowTheStandard() {
        Map<String, Integer> digits = Map.of("XAF", 0, "XOF", 0, "UGX", 0, "RWF", 0, "KES", 2, "NGN", 2, "MGA", 2, "SOS", 2, "TND", 3, "LYD", 3);
        digits.forEach((currency, count) -> assertEquals(count, MinorUnits.digits(currency), currency));
    }

    @Test
    void textBecomesMinorUnitsAndBack() {
        assertEquals(25_000, MinorUnits.of("250.00", "KES"));
        assertEquals(25_000, MinorUnits.of("25000", "XAF"));
        assertEquals(25_000, MinorUnits.of("25000.000", "XAF"));
        assertEquals(-1, MinorUnits.of("-0.001", "TND"));
        assertEquals(Long.MAX_VALUE, MinorUnits.of("92233720368547758.07", "KES"));
        assertEquals("250.00", MinorUnits.text(25_000, "KES"));
        assertEquals("25000", MinorUnits.text(25_000, "XAF"));
        assertEquals("-0.001", MinorUnits.text(-1, "TND"));
    }

    /** trap:T18: an amount that would be rounded is refused. */
    @Test
    void whatWouldBeRoundedIsRefused() {
        for (String wrong : List.of("250.001", "NaN", "", "1e3", "1,5", "+1", " 1", "92233720368547758.08", ".5")) {
            assertThrows(IllegalArgumentException.class, () -> MinorUnits.of(wrong, "KES"), wrong);
        }
        for (String wrong : List.of("kes", "XXX", "XAU", "ZZZ", "")) {
            assertThrows(IllegalArgumentException.class, () -> MinorUnits.of("1", wrong), wrong);
        }
    }
}
