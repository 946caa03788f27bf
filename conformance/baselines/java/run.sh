# Starts the driver over the classes and the class path that the build left.
exec java -XX:TieredStopAtLevel=1 -cp "../.njia/java-classes:$(cat ../.njia/java-classpath.txt)" driver.Main
